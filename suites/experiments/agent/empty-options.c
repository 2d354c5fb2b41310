/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("What options does an agent get when nothing follows the '='?");
PASSAGES("Starting an agent: the options are what follows the '='.");
WHY("An agent cannot tell -agentpath:x from -agentpath:x= where both give the same.");

static void load(JavaVM *vm, char *options)
{
    say("options: %s", options == NULL ? "a null pointer" : quoted(options));
}

ASK(.load = load, .options = "");
