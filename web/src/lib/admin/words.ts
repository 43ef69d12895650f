/** The words of the administrator's page. */
import en from "../../texts/admin/en.ftl?raw";
import pl from "../../texts/admin/pl.ftl?raw";
import { ownWords } from "../ownWords";

export const say = ownWords({ pl, en });
