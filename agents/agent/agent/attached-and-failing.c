/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The JVM continues when Agent_OnAttach returns a nonzero value.");

static void probe(JNIEnv *jni, jobject when)
{
    say("%s", to_string(jni, when));
}

TEST(.target = "agent.Attaching", .probe = probe,
     .args = LIST("{companions}/libtelling.so", "fail"));
