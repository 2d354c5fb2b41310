/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetImplementedInterfaces reports for a hidden class the interface that its class file names.");

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < NOT_HIDDEN; i++) {
        jint count = -1;
        jclass *interfaces = NULL;
        jvmtiError error = ti(GetImplementedInterfaces, element(jni, subjects, i), &count,
                              &interfaces);
        say("%s: %s, %d interfaces", hidden_names[i], error_name(error), (int)count);
        if (error != JVMTI_ERROR_NONE)
            continue;
        for (jint j = 0; j < readable(interfaces, count); j++)
            say("%s", class_name(interfaces[j]));
        release(interfaces);
    }
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);
