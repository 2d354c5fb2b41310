/* SPDX-License-Identifier: Apache-2.0 */
#include <unistd.h>

#include "../lookup.h"

TITLE("AddToSystemClassLoaderSearch accepts file names with characters special in URLs and shells.");

static void add_and_look_up(JNIEnv *jni, const char *segment, const char *name)
{
    say("%s: %s", segment, error_name(add_to_system_search(path_here(segment))));
    say_lookup(jni, "system", name);
}

/* Adds JAR files whose names have what means something in a URL or to a shell, and a link to one. */
static void probe(JNIEnv *jni, jobject subject)
{
    static const char *const names[] = {"a blank.jar", "per%41cent.jar", "number#.jar",
                                        "plus+.jar",   "question?.jar",  "bang!.jar",
                                        "-dash.jar",   "star*.jar"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char name[] = "hidden/A";
        name[7] = (char)('A' + i);
        make_jar(names[i], (struct jar_class[]){{name, (int)i, NULL}, {0}});
        name[6] = '.';
        add_and_look_up(jni, names[i], name);
    }
    make_jar("elsewhere.jar", (struct jar_class[]){{"hidden/Linked", 10, NULL}, {0}});
    unlink("link.jar");
    if (symlink(path_here("elsewhere.jar"), "link.jar") != 0)
        broken("no symbolic link can be made");
    add_and_look_up(jni, "link.jar", "hidden.Linked");
}

TEST(.target = "search.Lookup", .probe = probe);
