/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnAttach gets an empty string without options.");

static jint attach(JavaVM *vm, char *options)
{
    say("options: %s", quoted(options));
    return 0;
}

static void probe(JNIEnv *jni, jobject when)
{
}

TEST(.target = "agent.Attaching", .attach = attach, .probe = probe, .args = LIST("{agent}"));
