/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnAttach gets its own options for a library that the command line names, too.");

static void probe(JNIEnv *jni, jobject when)
{
    say("%s", to_string(jni, when));
}

TEST(.target = "agent.Attaching", .probe = probe, .timeout = 60,
     .vm_args = LIST("-agentpath:{companions}/libtelling.so=one"),
     .args = LIST("{companions}/libtelling.so", "then", "{companions}/libtelling.so", "two"));
