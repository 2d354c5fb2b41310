/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("GetClassMethods maintains the order of overloads that a hook gave.");

/* The methods of the class, in the order of GetClassMethods. */
static void say_methods(jclass klass)
{
    jint count = 0;
    jmethodID *methods = NULL;
    must(GetClassMethods, klass, &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++)
        say("%d: %s", (int)i, method_name(methods[i]));
    release(methods);
}

static void observe(JNIEnv *jni, jobject subject)
{
    say_methods(class_of_probe(jni, subject));
    say_retransformed(jni, subject);
    say_methods(class_of_probe(jni, subject));
}

TEST(.target = "redefine.ReorderedOverloads", .probe = observe,
     .needs = {.can_maintain_original_method_order = 1, .can_retransform_classes = 1});
