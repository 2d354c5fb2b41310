/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("What options does an agent get when the command line gives none?");
PASSAGES("Starting an agent (Agent_OnLoad): without options it gets a string of length zero. The "
         "suite has a test of it.");
WHY("JVMs do otherwise, and an agent that takes the options apart without a check dies of it.");

static void load(JavaVM *vm, char *options)
{
    say("options: %s", options == NULL ? "a null pointer" : quoted(options));
}

ASK(.load = load);
