/* SPDX-License-Identifier: Apache-2.0 */
#include "../segments.h"

TITLE("A JAR file is found whatever its name has that means something in a URL or to a shell.");

static void probe(JNIEnv *jni, jobject subject)
{
    static const char *const names[] = {"a blank.jar", "per%41cent.jar", "number#.jar", "plus+.jar",
                                        "question?.jar", "bang!.jar", "-dash.jar", "star*.jar"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char name[] = "hidden/A";
        name[7] = (char)('A' + i);
        make_jar(names[i], (struct entry[]){{name, (int)i, NULL}, {0}});
        say("%s: %s", names[i], error_name(ti(AddToSystemClassLoaderSearch, here(names[i]))));
        name[6] = '.';
        ask(jni, "system", name);
    }
    make_jar("elsewhere.jar", (struct entry[]){{"hidden/Linked", 10, NULL}, {0}});
    unlink("link.jar");
    if (symlink(here("elsewhere.jar"), "link.jar") != 0)
        broken("no symbolic link can be made");
    say("link.jar: %s", error_name(ti(AddToSystemClassLoaderSearch, here("link.jar"))));
    ask(jni, "system", "hidden.Linked");
}

TEST(.target = "search.Look", .probe = probe);
