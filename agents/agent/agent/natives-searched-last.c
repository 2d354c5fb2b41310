/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Native methods are looked up in loaded libraries before agent libraries.");

static void load(JavaVM *vm, char *options)
{
    say("start");
}

TEST(.load = load, .target = "agent.Natives", .args = LIST("{companions}/libnatives.so"),
     .vm_args = LIST("-agentpath:{companions}/libtelling.so=more"));
