/* SPDX-License-Identifier: Apache-2.0 */

/* Methods as class files have them. */
#ifndef ASSAY_METHOD_FILED_H
#define ASSAY_METHOD_FILED_H

#include "../class/filed.h"

struct filed_method {
    jmethodID id;
    const char *name; /* for differences: class, name and descriptor, as far as they fit */
    const char *descriptor;
    const struct filed *file;
    jint at;   /* where its access flags stand in the file */
    jint code; /* the content of its Code attribute, or 0 for none */
};

static void (*compare_method)(const struct filed_method *method);

/* The number of attributes of a Code attribute. */
static inline jint attributes_of_code(const struct filed_method *method)
{
    const struct pool *pool = &method->file->pool;
    jint handlers = method->code + 8 + (jint)pool_u4(pool, method->code + 4);
    return handlers + 2 + 8 * (jint)pool_u2(pool, handlers);
}

static inline void compare_methods_of(jclass klass, const struct filed *file)
{
    jint count = 0;
    jmethodID *methods;
    must(GetClassMethods, klass, &count, &methods);
    for (jint i = 0; i < count; i++) {
        char *name, *descriptor;
        must(GetMethodName, methods[i], &name, &descriptor, NULL);
        struct filed_method method = {methods[i],
                                      method_name(methods[i]),
                                      descriptor,
                                      file,
                                      member_in(file, methods_in(file), name, descriptor),
                                      0};
        if (method.at != 0) {
            method.code = attribute(file, method.at + 6, "Code");
            compare_method(&method);
        }
        release(name);
        release(descriptor);
    }
    release(methods);
}

/* Has each method compared that is in the class file of a class, and says the differences. Which
 * methods a class has is for GetClassMethods/as-in-class-files. */
static inline void compare_methods(JNIEnv *jni, void (*compare)(const struct filed_method *method))
{
    compare_method = compare;
    compare_classes(jni, compare_methods_of);
}

#endif
