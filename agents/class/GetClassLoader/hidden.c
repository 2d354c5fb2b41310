/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetClassLoader returns for a hidden class and its arrays the loader of the class that made it.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jobject ordinary = NULL;
    must(GetClassLoader, element(jni, subjects, NOT_HIDDEN), &ordinary);
    for (int i = 0; i < NOT_HIDDEN; i++) {
        jobject loader = subjects; /* unwritten */
        jvmtiError error = ti(GetClassLoader, element(jni, subjects, i), &loader);
        if (error != JVMTI_ERROR_NONE)
            loader = NULL;
        say("%s: %s, the same loader: %s", hidden_names[i], error_name(error),
            truth((*jni)->IsSameObject(jni, loader, ordinary)));
    }
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);
