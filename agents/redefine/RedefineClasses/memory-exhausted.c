/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses without memory for a class returns OUT_OF_MEMORY and leaves the class as it is.");

static jvmtiError first = JVMTI_ERROR_NONE;

static jvmtiError change(JNIEnv *jni, jobjectArray subject)
{
    jvmtiError error = redefine(jni, subject);
    if (error == JVMTI_ERROR_NONE && first == JVMTI_ERROR_NONE)
        inapplicable("there is memory for the class");
    first = first == JVMTI_ERROR_NONE ? error : first;
    if (error == JVMTI_ERROR_NONE && number_of(jni, class_of_probe(jni, subject)) == 1)
        say("accepted, but not changed");
    return error;
}

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->GetObjectArrayElement(jni, subject, 1) == NULL) {
        (void)number_of(jni, class_of_probe(jni, subject)); /* links what is called later */
        return;
    }
    say_refused(jni, subject, "RedefineClasses", change);
}

TEST(.target = "redefine.MetaspaceFull", .probe = observe, .timeout = 60,
     .vm_args = LIST("-XX:+IgnoreUnrecognizedVMOptions", "-XX:MaxMetaspaceSize=32m"),
     .needs = {.can_redefine_classes = 1});
