/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnAttach gets an empty string without options.");

static void probe(JNIEnv *jni, jobject when)
{
}

TEST(.target = "agent.Attaching", .probe = probe, .args = LIST("{companions}/libtelling.so"));
