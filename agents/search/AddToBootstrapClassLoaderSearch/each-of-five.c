/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToBootstrapClassLoaderSearch in the live phase has each of five JAR files searched in that order.");

enum { JARS = 5 };

/* The class of each index is in the JAR file of that index, and in all later ones. */
static void probe(JNIEnv *jni, jobject subject)
{
    static const char *const classes[JARS] = {"hidden/A", "hidden/B", "hidden/C", "hidden/D",
                                              "hidden/E"};
    static const char *const names[JARS] = {"hidden.A", "hidden.B", "hidden.C", "hidden.D",
                                            "hidden.E"};
    static const char *const jars[JARS] = {"1.jar", "2.jar", "3.jar", "4.jar", "5.jar"};
    for (jint i = 0; i < JARS; i++) {
        struct jar_class content[JARS + 1] = {{0}};
        for (jint k = 0; k <= i; k++)
            content[k] = (struct jar_class){classes[k], i + 1, NULL};
        const char *jar = jars[i];
        make_jar(jar, content);
        say("%s: %s", jar, error_name(ti(AddToBootstrapClassLoaderSearch, path_here(jar))));
    }
    for (int i = JARS; i-- > 0;)
        say_lookup(jni, "bootstrap", names[i]);
}

TEST(.target = "search.Lookup", .probe = probe);
