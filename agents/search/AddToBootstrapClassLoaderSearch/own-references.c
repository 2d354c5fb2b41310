/* SPDX-License-Identifier: Apache-2.0 */
#include "../lookup.h"

TITLE("Classes of a bootstrap segment do not resolve to a system segment, only the reverse.");

static void probe(JNIEnv *jni, jobject subject)
{
    make_jar("below.jar", (struct jar_class[]){{"hidden/Below", 1, "hidden/Only"}, {0}});
    make_jar("above.jar", (struct jar_class[]){
                              {"hidden/Above", 2, "hidden/Below"}, {"hidden/Only", 3, NULL}, {0}});
    must(AddToBootstrapClassLoaderSearch, path_here("below.jar"));
    must_add_to_system_search(path_here("above.jar"));
    say_lookup(jni, "system", "hidden.Only");
    say_lookup(jni, "bootstrap", "hidden.Only");
    say_lookup(jni, "system", "hidden.Below");
    say_lookup(jni, "resolve", "hidden.Below");
    say_lookup(jni, "resolve", "hidden.Above");
}

TEST(.target = "search.Lookup", .probe = probe);
