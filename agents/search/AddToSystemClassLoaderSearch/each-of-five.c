/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToSystemClassLoaderSearch in the live phase has each of five JAR files searched in that order.");

static void probe(JNIEnv *jni, jobject subject)
{
    say_each_of_five(jni, "system", add_to_system_search);
}

TEST(.target = "search.Lookup", .probe = probe);
