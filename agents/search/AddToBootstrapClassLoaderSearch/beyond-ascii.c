/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("AddToBootstrapClassLoaderSearch takes the path in modified UTF-8.");

static void probe(JNIEnv *jni, jobject subject)
{
    if (subject != NULL) {
        pass_case(jni, subject);
        make_jar("plain.jar", (struct jar_class[]){{"hidden/A", 1, NULL}, {0}});
        return;
    }
    const char *name = is_case("supplementary") ? "\xed\xa0\xbd\xed\xb8\x80.jar"
                                                : "\xc3\xa9\xe2\x82\xac.jar";
    SAY_CALL(AddToBootstrapClassLoaderSearch, path_here(name));
    say_lookup(jni, "bootstrap", "hidden.A");
}

TEST(.target = "search.UnicodeFileName", .probe = probe, .cases = LIST("letters", "supplementary"),
     .env = LIST("LC_ALL=C.UTF-8"));
