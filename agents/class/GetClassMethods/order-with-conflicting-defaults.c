/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassMethods maintains the order of a class file that inherits conflicting default methods.");

static void observe(JNIEnv *jni, jobject klass)
{
    jint count = 0;
    jmethodID *methods = NULL;
    must(GetClassMethods, (jclass)klass, &count, &methods);
    say("%d methods", (int)count);
    for (jint i = 0; i < readable(methods, count); i++)
        say("%s", method_name(methods[i]));
    release(methods);
}

TEST(.target = "classes.ConflictingDefaults", .probe = observe,
     .needs = {.can_maintain_original_method_order = 1});
