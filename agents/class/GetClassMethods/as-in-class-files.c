/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("Each class has the methods of its class file, and no others.");

static void compare(jclass klass, const struct filed *file)
{
    jint count = 0, wanted = (jint)pool_u2(&file->pool, methods_in(file));
    jmethodID *methods;
    must(GetClassMethods, klass, &count, &methods);
    if (count != wanted)
        differs("%s has %s methods", class_name(klass), count < wanted ? "fewer" : "more");
    for (jint i = 0; i < count; i++) {
        char *name, *descriptor;
        must(GetMethodName, methods[i], &name, &descriptor, NULL);
        if (member_in(file, methods_in(file), name, descriptor) == 0)
            differs("%s is not in the class file", method_name(methods[i]));
        for (jint j = 0; j < i; j++)
            if (methods[j] == methods[i])
                differs("%s is there twice", method_name(methods[i]));
        release(name);
        release(descriptor);
    }
    release(methods);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
