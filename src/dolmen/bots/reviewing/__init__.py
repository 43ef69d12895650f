"""The parts of a review: plan, imagined futures, what was found at a moment, errors, summary."""
