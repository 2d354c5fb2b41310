/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleProvides refuses an unmodifiable module.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject module = unmodifiable_module(jni);
    SAY_CALL(AddModuleProvides, module, find_class(jni, "java/util/List"),
             find_class(jni, "java/util/ArrayList"));
}

TEST(.probe = observe, .since = 9);
