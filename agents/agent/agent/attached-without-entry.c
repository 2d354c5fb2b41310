/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnLoad is not called for a library without Agent_OnAttach started in the live phase.");

static void probe(JNIEnv *jni, jobject when)
{
    say("%s", to_string(jni, when));
}

TEST(.target = "agent.Attaching", .probe = probe, .timeout = 60,
     .args = LIST("{companions}/libplain.so", "x", "then", "{companions}/libtelling.so", "y"));
