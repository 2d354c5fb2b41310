/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("The early VMStart callback can run bytecode of java.base.");

static void start(JNIEnv *jni)
{
    jvmtiPhase phase = (jvmtiPhase)0;
    jstring text = result_or_null(jni, (*jni)->NewStringUTF(jni, "ten chars."));
    /* FindClass may not work so early. */
    jclass klass = text == NULL ? NULL : (*jni)->GetObjectClass(jni, text);
    must(GetPhase, &phase);
    say("phase: %s", phase_name(phase));
    say("class: %s", name_or_nothing(klass));
    say_length(jni, klass, text);
}

TEST(.start = start, .needs = {.can_generate_early_vmstart = 1}, .since = 11);
