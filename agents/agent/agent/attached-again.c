/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnAttach gets the options of each start of the same library.");

static void probe(JNIEnv *jni, jobject when)
{
    say("%s", to_string(jni, when));
}

TEST(.target = "agent.Attaching", .probe = probe, .timeout = 60,
     .args = LIST("{companions}/libtelling.so", "one", "then", "{companions}/libtelling.so", "then",
                  "{companions}/libtelling.so", "two"));
