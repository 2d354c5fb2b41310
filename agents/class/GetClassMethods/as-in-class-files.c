/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetClassMethods reports for every class the methods of its class file, and no others.");

static void compare(jclass klass, const struct class_file *file)
{
    jint count = 0, expected = (jint)class_u2(file, methods_of(file));
    jmethodID *methods;
    must(GetClassMethods, klass, &count, &methods);
    if (count != expected)
        differs("%s: expected the methods of its class file, actual %s", class_name(klass),
                count < expected ? "fewer" : "more");
    for (jint i = 0; i < count; i++) {
        char *name, *descriptor;
        must(GetMethodName, methods[i], &name, &descriptor, NULL);
        if (find_member(file, methods_of(file), name, descriptor) == 0)
            differs("%s: expected in the class file, actual not", method_name(methods[i]));
        for (jint j = 0; j < i; j++)
            if (methods[j] == methods[i])
                differs("%s: expected once, actual twice", method_name(methods[i]));
        release(name);
        release(descriptor);
    }
    release(methods);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
