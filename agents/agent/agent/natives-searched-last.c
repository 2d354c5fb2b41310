/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A native method that a loaded library has is not searched for in those of agents.");

static void load(JavaVM *vm, char *options)
{
    say("start");
}

TEST(.load = load, .target = "agent.Natives", .args = LIST("{companions}/libnatives.so"),
     .vm_args = LIST("-agentpath:{companions}/libtelling.so=more"));
