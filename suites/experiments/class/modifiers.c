/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds.h"

QUESTION("Which modifiers have classes of each kind?");
PASSAGES("GetClassModifiers: the access flags; of a nested class the class file has two sets of "
         "them.");
WHY("A nested class is private or static by its attribute and not by its own flags; tools show "
    "either.");

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < KINDS; i++) {
        jclass klass = kind(jni, subject, i);
        jint flags = 0;
        jvmtiError error = ti(GetClassModifiers, klass, &flags);
        say("%s: %s", kinds[i],
            error == JVMTI_ERROR_NONE ? class_modifiers(flags) : error_name(error));
    }
}

ASK(.target = "experiments.Members", .probe = observe);
