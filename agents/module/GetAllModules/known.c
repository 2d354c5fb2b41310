/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetAllModules returns java.base and the unnamed modules, and each module once.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jobject *modules = NULL;
    jclass type = find_class(jni, "java/lang/Module");
    jobject base = base_module(jni), unnamed = unnamed_module(jni);
    int bases = 0, unnameds = 0, others = 0, locals = 0;
    jvmtiError error = ti(GetAllModules, &count, &modules);
    say("GetAllModules: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || modules == NULL)
        return;
    for (jint i = 0; i < readable(modules, count); i++) {
        bases += (*jni)->IsSameObject(jni, modules[i], base);
        unnameds += (*jni)->IsSameObject(jni, modules[i], unnamed);
        others += !(*jni)->IsInstanceOf(jni, modules[i], type);
        locals += (*jni)->GetObjectRefType(jni, modules[i]) == JNILocalRefType;
    }
    say("java.base: %d, the unnamed module of the program: %d, no module: %d", bases, unnameds,
        others);
    say("local references: %s", truth(locals == count));
    release(modules);
}

TEST(.probe = observe, .since = 9);
