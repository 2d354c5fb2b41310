/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("When Agent_OnAttach returns no zero, the JVM goes on.");

static void probe(JNIEnv *jni, jobject when)
{
    say("%s", to_string(jni, when));
}

TEST(.target = "agent.Attaching", .probe = probe,
     .args = LIST("{companions}/libtelling.so", "fail"));
