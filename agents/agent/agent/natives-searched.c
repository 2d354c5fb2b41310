/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Native methods are found in agent libraries.");

static void load(JavaVM *vm, char *options)
{
    say("start");
}

TEST(.load = load, .target = "agent.Natives",
     .vm_args = LIST("-agentpath:{companions}/libtelling.so=more"));
