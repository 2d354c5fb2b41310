/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("What options does an agent get when the command line gives none?");
PASSAGES("Starting an agent (Agent_OnLoad): options are a string; nothing is said of none.");
WHY("An agent that takes the options apart without a check dies of a null pointer on one JVM and "
    "works on another.");

static void load(JavaVM *vm, char *options)
{
    say("options: %s", options == NULL ? "a null pointer" : quoted(options));
}

ASK(.load = load);
