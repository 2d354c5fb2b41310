/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("GetClassMethods maintains the order of the class file of the last redefinition.");

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
    say_redefined(jni, subject);
    say_methods(class_of_probe(jni, subject));
}

TEST(.target = "redefine.Redefined", .args = LIST("methods-reordered", "same"), .probe = observe,
     .needs = {.can_maintain_original_method_order = 1, .can_redefine_classes = 1});
