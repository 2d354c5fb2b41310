/* SPDX-License-Identifier: Apache-2.0 */

/* JAR files whose names have what means something in a URL or to a shell, and a link to one. */
#ifndef SEARCH_UNUSUAL_H
#define SEARCH_UNUSUAL_H

#include "segments.h"

/* Adds the segment of this name, says what came of it, and asks for its class. */
static void add_and_ask(JNIEnv *jni, const char *segment, const char *name);

static inline void add_unusual(JNIEnv *jni)
{
    static const char *const names[] = {"a blank.jar", "per%41cent.jar", "number#.jar",
                                        "plus+.jar",   "question?.jar",  "bang!.jar",
                                        "-dash.jar",   "star*.jar"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char name[] = "hidden/A";
        name[7] = (char)('A' + i);
        make_jar(names[i], (struct entry[]){{name, (int)i, NULL}, {0}});
        name[6] = '.';
        add_and_ask(jni, names[i], name);
    }
    make_jar("elsewhere.jar", (struct entry[]){{"hidden/Linked", 10, NULL}, {0}});
    unlink("link.jar");
    if (symlink(here("elsewhere.jar"), "link.jar") != 0)
        broken("no symbolic link can be made");
    add_and_ask(jni, "link.jar", "hidden.Linked");
}

#endif
