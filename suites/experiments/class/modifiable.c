/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds.h"

QUESTION("Which kinds of classes can be modified?");
PASSAGES("IsModifiableClass: what cannot be modified is up to the JVM, but for arrays and "
         "primitive types.");
WHY("A transformer must leave out what the JVM refuses.");

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < KINDS; i++) {
        jclass klass = kind(jni, subject, i);
        jboolean is = JNI_FALSE;
        jvmtiError error = ti(IsModifiableClass, klass, &is);
        say("%s: %s", kinds[i], error == JVMTI_ERROR_NONE ? truth(is) : error_name(error));
    }
}

ASK(.target = "experiments.Members", .probe = observe,
    .needs = {.can_redefine_classes = 1, .can_retransform_classes = 1});
