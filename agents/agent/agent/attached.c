/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("An agent started in the live phase is entered in Agent_OnAttach only, with its options.");

static void probe(JNIEnv *jni, jobject when)
{
    say("%s", to_string(jni, when));
}

TEST(.target = "agent.Attaching", .probe = probe,
     .args = LIST("{companions}/libtelling.so", "one,two=2 three"));
