/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetAllModules returns the unnamed module of a class loader without classes.");

static void observe(JNIEnv *jni, jobject unused)
{
    jint count = 0, times = 0;
    jobject *modules = NULL;
    jclass definer = find_class(jni, "classfile/Definer");
    jobject loader = (*jni)->NewObject(
        jni, definer, method_id(jni, definer, "<init>", "(Ljava/lang/ClassLoader;)V"), NULL);
    no_exception(jni);
    jobject unnamed = (*jni)->CallObjectMethod(
        jni, loader,
        method_id(jni, find_class(jni, "java/lang/ClassLoader"), "getUnnamedModule",
                  "()Ljava/lang/Module;"));
    no_exception(jni);
    jvmtiError error = ti(GetAllModules, &count, &modules);
    say("GetAllModules: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || modules == NULL)
        return;
    for (jint i = 0; i < readable(modules, count); i++)
        times += (*jni)->IsSameObject(jni, modules[i], unnamed);
    say("the unnamed module of the new loader: %d times", (int)times);
}

TEST(.since = 9, .probe = observe);
