/* SPDX-License-Identifier: Apache-2.0 */

/* What search.Lookup finds through class loaders. */
#ifndef ASSAY_SEARCH_LOOKUP_H
#define ASSAY_SEARCH_LOOKUP_H

#include "classes.h"

/* Says "LOADER NAME: RESULT" for a class, such as "hidden.A", that the loader "bootstrap" or
 * "system" looks for; or, for "resolve", what its method get() returns. */
static inline void say_lookup(JNIEnv *jni, const char *loader, const char *name)
{
    jclass lookup = find_class(jni, "search/Lookup");
    jmethodID method = static_method_id(jni, lookup, loader,
                                        "(Ljava/lang/String;)Ljava/lang/String;");
    jobject result = (*jni)->CallStaticObjectMethod(jni, lookup, method,
                                                    (*jni)->NewStringUTF(jni, name));
    no_exception(jni);
    say("%s %s: %s", loader, name, to_string(jni, result));
}

/* AddToSystemClassLoaderSearch, which may find that the system class loader does not support it: then
 * the test is `inapplicable`. Not for loaders of the test. */
static inline jvmtiError add_to_system_search(const char *path)
{
    jvmtiError error = ti(AddToSystemClassLoaderSearch, path);
    if (error == JVMTI_ERROR_CLASS_LOADER_UNSUPPORTED)
        inapplicable("the system class loader does not support additional segments");
    return error;
}

/* The same by `must`. */
static inline void must_add_to_system_search(const char *path)
{
    assay_must(assay_env, "AddToSystemClassLoaderSearch", add_to_system_search(path));
}

/* Makes five JAR files and adds each by the function: the class hidden.A is in all of them,
 * hidden.B in all but the first, and so on, with the number of the file. Says what the function returns, and
 * which the loader finds. */
static inline void say_each_of_five(JNIEnv *jni, const char *loader,
                                    jvmtiError (*add)(const char *path))
{
    enum { JARS = 5 };
    static const char *const classes[JARS] = {"hidden/A", "hidden/B", "hidden/C", "hidden/D",
                                              "hidden/E"};
    static const char *const names[JARS] = {"hidden.A", "hidden.B", "hidden.C", "hidden.D",
                                            "hidden.E"};
    static const char *const jars[JARS] = {"1.jar", "2.jar", "3.jar", "4.jar", "5.jar"};
    for (jint i = 0; i < JARS; i++) {
        struct jar_class content[JARS + 1] = {{0}};
        for (jint k = 0; k <= i; k++)
            content[k] = (struct jar_class){classes[k], i + 1, NULL};
        make_jar(jars[i], content);
        say("%s: %s", jars[i], error_name(add(path_here(jars[i]))));
    }
    for (int i = JARS; i-- > 0;)
        say_lookup(jni, loader, names[i]);
}

#endif
