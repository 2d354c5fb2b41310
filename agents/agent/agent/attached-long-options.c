/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnAttach gets a long option string whole, where the JVM is attached to with one.");

#define TEN "=abc,def :"
#define HUNDRED TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN
#define THOUSAND HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED

static void probe(JNIEnv *jni, jobject when)
{
    say("%s", to_string(jni, when));
}

TEST(.target = "agent.Attaching", .probe = probe, .timeout = 60,
     .args = LIST("{companions}/libtelling.so", THOUSAND THOUSAND "end"));
