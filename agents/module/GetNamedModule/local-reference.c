/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetNamedModule returns a JNI local reference.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject module = NULL;
    say("GetNamedModule: %s", error_name(ti(GetNamedModule, NULL, "java/util", &module)));
    say("local: %s", truth((*jni)->GetObjectRefType(jni, module) == JNILocalRefType));
    (*jni)->DeleteLocalRef(jni, module);
    must(GetNamedModule, NULL, "java/util", &module);
    say("again: %s", truth((*jni)->IsSameObject(jni, module, base_module(jni))));
}

TEST(.probe = observe, .since = 9);
