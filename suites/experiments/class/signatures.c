/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds.h"

QUESTION("Which signature have classes that no class file names?");
PASSAGES("GetClassSignature: a signature of JNI; a hidden class has none that could be looked up.");
WHY("Signatures are keys in the tables of every tool.");

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < KINDS; i++) {
        jclass klass = kind(jni, subject, i);
        char *signature = NULL, *generic = NULL;
        must(GetClassSignature, klass, &signature, &generic);
        /* What is made up begins behind the dollar or the dot, and varies. */
        char *made = strpbrk(signature, "0123456789");
        int length = (int)(made != NULL ? made - signature : 200);
        say("%s: %.*s%s, generic %s", kinds[i], length, signature, made != NULL ? "..." : "",
            quoted(generic));
        release(signature);
        release(generic);
    }
}

ASK(.target = "experiments.Members", .probe = observe);
