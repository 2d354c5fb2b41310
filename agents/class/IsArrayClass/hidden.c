/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("IsArrayClass is true for arrays of hidden classes, and false for hidden classes and interfaces.");

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < NOT_HIDDEN; i++) {
        jboolean answer = 7;
        jvmtiError error = ti(IsArrayClass, element(jni, subjects, i), &answer);
        say("%s: %s %s", hidden_names[i], error_name(error), truth(answer));
    }
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);
