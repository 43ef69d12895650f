/** What the server's host lets people know, and what making tables needs. */
import en from "../../texts/host/en.ftl?raw";
import pl from "../../texts/host/pl.ftl?raw";
import { ownWords } from "../ownWords";

export const say = ownWords({ pl, en });
