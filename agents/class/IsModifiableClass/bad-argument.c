/* SPDX-License-Identifier: Apache-2.0 */
<<<<<<< HEAD
#include "assay.h"

TITLE("IsModifiableClass refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jboolean answer;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(IsModifiableClass, NULL, &answer);
    else if (is_case("not-a-class"))
        error = ti(IsModifiableClass, string, &answer);
=======
#include "../samples.h"

TITLE("IsModifiableClass refuses what is no class and a null pointer for the answer.");

static void observe(JNIEnv *jni, jobject samples)
{
    jclass klass = sample(jni, samples, SAMPLE);
    jboolean answer = 7;
    jvmtiError error;
    if (is_case("null-class"))
        error = ti(IsModifiableClass, NULL, &answer);
    else if (is_case("no-class"))
        error = ti(IsModifiableClass, (jclass)(*jni)->NewStringUTF(jni, "none"), &answer);
>>>>>>> redefine
    else
        error = ti(IsModifiableClass, klass, NULL);
    say("IsModifiableClass: %s", error_name(error));
}

<<<<<<< HEAD
TEST(.probe = observe,
     .cases = LIST("null-class", "not-a-class", "null-answer"));
=======
TEST(.target = "classes.Samples", .probe = observe,
     .cases = LIST("null-class", "no-class", "null-answer"));
>>>>>>> redefine
