/* SPDX-License-Identifier: Apache-2.0 */

/* What search.Lookup finds through class loaders. */
#ifndef ASSAY_SEARCH_LOOKUP_H
#define ASSAY_SEARCH_LOOKUP_H

#include <sys/stat.h>

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

/* Says what the loader finds for hidden.E, hidden.D, and so on to hidden.A. */
static inline void say_five(JNIEnv *jni, const char *loader)
{
    static const char *const names[] = {"hidden.E", "hidden.D", "hidden.C", "hidden.B", "hidden.A"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        say_lookup(jni, loader, names[i]);
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
    static const char *const jars[JARS] = {"1.jar", "2.jar", "3.jar", "4.jar", "5.jar"};
    for (jint i = 0; i < JARS; i++) {
        struct jar_class content[JARS + 1] = {{0}};
        for (jint k = 0; k <= i; k++)
            content[k] = (struct jar_class){classes[k], i + 1, NULL};
        make_jar(jars[i], content);
        say("%s: %s", jars[i], error_name(add(path_here(jars[i]))));
    }
    say_five(jni, loader);
}

/* Makes JAR files of the same name in several directories, and adds each by the function. Says
 * what it returns. The class hidden.A is in the first one, hidden.B in the second one, and so on. */
static inline void add_same_names(jvmtiError (*add)(const char *path))
{
    static const char *const directories[] = {"one", "two", "one/two", "two/one"};
    static const char *const jars[] = {"one/more.jar", "two/more.jar", "one/two/more.jar",
                                       "two/one/more.jar", "more.jar"};
    for (size_t i = 0; i < sizeof directories / sizeof directories[0]; i++)
        mkdir(directories[i], 0777);
    for (int i = 0; i < (int)(sizeof jars / sizeof jars[0]); i++) {
        char name[] = "hidden/A";
        name[7] = (char)('A' + i);
        make_jar(jars[i], (struct jar_class[]){{name, i, NULL}, {0}});
        say("%s: %s", jars[i], error_name(add(path_here(jars[i]))));
    }
}

#endif
