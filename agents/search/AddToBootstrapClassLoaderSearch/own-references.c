/* SPDX-License-Identifier: Apache-2.0 */
#include "../segments.h"

TITLE("A class of a bootstrap segment is linked to none of a system segment, only the reverse.");

static void probe(JNIEnv *jni, jobject subject)
{
    make_jar("below.jar", (struct entry[]){{"hidden/Below", 1, "hidden/Only"}, {0}});
    make_jar("above.jar",
             (struct entry[]){{"hidden/Above", 2, "hidden/Below"}, {"hidden/Only", 3, NULL}, {0}});
    must(AddToBootstrapClassLoaderSearch, here("below.jar"));
    must(AddToSystemClassLoaderSearch, here("above.jar"));
    ask(jni, "system", "hidden.Only");
    ask(jni, "bootstrap", "hidden.Only");
    ask(jni, "system", "hidden.Below");
    ask(jni, "resolve", "hidden.Below");
    ask(jni, "resolve", "hidden.Above");
}

TEST(.target = "search.Look", .probe = probe);
