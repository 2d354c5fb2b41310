/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("On an early VMStart bytecode of java.base can run already.");

static void start(JNIEnv *jni)
{
    jvmtiPhase phase;
    jstring text = (*jni)->NewStringUTF(jni, "nine chars");
    jclass klass = (*jni)->GetObjectClass(jni, text); /* FindClass may not work so early. */
    must(GetPhase, &phase);
    say("phase: %s", phase_name(phase));
    say("class: %s", class_name(klass));
    say("length: %d", (int)(*jni)->CallIntMethod(jni, text, method_id(jni, klass, "length", "()I")));
    no_exception(jni);
}

TEST(.start = start, .needs = {.can_generate_early_vmstart = 1}, .since = 11);
