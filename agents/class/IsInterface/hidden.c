/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("IsInterface is true for a hidden interface, and false for a hidden class and its arrays.");

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < NOT_HIDDEN; i++) {
        jboolean answer = 7;
        jvmtiError error = ti(IsInterface, element(jni, subjects, i), &answer);
        say("%s: %s %s", hidden_names[i], error_name(error), truth(answer));
    }
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);
