/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToBootstrapClassLoaderSearch in the live phase has each of five JAR files searched in that order.");

static jvmtiError add(const char *path)
{
    return ti(AddToBootstrapClassLoaderSearch, path);
}

static void probe(JNIEnv *jni, jobject subject)
{
    say_each_of_five(jni, "bootstrap", add);
}

TEST(.target = "search.Lookup", .probe = probe);
