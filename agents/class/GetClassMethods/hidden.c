/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetClassMethods reports the methods that hidden classes and interfaces declare.");

static void say_method(JNIEnv *jni, jclass klass, jmethodID method)
{
    char *name = NULL, *signature = NULL;
    jclass declaring = NULL;
    must(GetMethodName, method, &name, &signature, NULL);
    must(GetMethodDeclaringClass, method, &declaring);
    say("%s%s, declared there: %s", name, signature,
        truth((*jni)->IsSameObject(jni, declaring, klass)));
    release(name);
    release(signature);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < NOT_HIDDEN; i++) {
        jclass klass = element(jni, subjects, i);
        jint count = -1;
        jmethodID *methods = NULL;
        jvmtiError error = ti(GetClassMethods, klass, &count, &methods);
        say("%s: %s, %d methods", hidden_names[i], error_name(error), (int)count);
        if (error != JVMTI_ERROR_NONE)
            continue;
        for (jint j = 0; j < readable(methods, count); j++)
            say_method(jni, klass, methods[j]);
        release(methods);
    }
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);
