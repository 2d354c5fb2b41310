/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("IsModifiableClass agrees with whether the class of a lambda expression is retransformed.");

static void observe(JNIEnv *jni, jobject classes)
{
    for (jsize i = 0; i < 2; i++) {
        jboolean answer = 7;
        jclass klass = element(jni, classes, i);
        SAY_CALL(IsModifiableClass, klass, &answer);
        jvmtiError error = ti(RetransformClasses, 1, &klass);
        bool agrees = error == (answer ? JVMTI_ERROR_NONE : JVMTI_ERROR_UNMODIFIABLE_CLASS);
        say("RetransformClasses agrees: %s", agrees ? "true" : error_name(error));
    }
}

TEST(.target = "classes.Lambdas", .probe = observe, .needs = {.can_retransform_classes = 1});
