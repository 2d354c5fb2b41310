/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetNamedModule returns a JNI local reference.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject module = NULL;
    jvmtiError error = ti(GetNamedModule, NULL, "java/util", &module);
    say("GetNamedModule: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("local: %s", truth((*jni)->GetObjectRefType(jni, module) == JNILocalRefType));
    (*jni)->DeleteLocalRef(jni, module);
    must(GetNamedModule, NULL, "java/util", &module);
    say("again: %s", truth((*jni)->IsSameObject(jni, module, base_module(jni))));
}

TEST(.probe = observe, .since = 9);
