/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("IsModifiableClass refuses objects that are no classes and a null result pointer.");

static void observe(JNIEnv *jni, jobject samples)
{
    jclass klass = sample(jni, samples, SAMPLE);
    jboolean answer = 7;
    jvmtiError error;
    if (is_case("null-class"))
        error = ti(IsModifiableClass, NULL, &answer);
    else if (is_case("no-class"))
        error = ti(IsModifiableClass, (jclass)(*jni)->NewStringUTF(jni, "none"), &answer);
    else
        error = ti(IsModifiableClass, klass, NULL);
    say("IsModifiableClass: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe, .batch = true,
     .cases = LIST("null-class", "no-class", "null-answer"));
