/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetClassStatus reports an initialized hidden class as initialized, and its arrays as arrays.");

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < NOT_HIDDEN; i++) {
        jint status = 0;
        jvmtiError error = ti(GetClassStatus, element(jni, subjects, i), &status);
        say("%s: %s %s", hidden_names[i], error_name(error), class_status(status));
    }
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);
