/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Small classes made by the agent: as bytes, in directories, and in JAR files in the process's own
 * directory.
 *
 *     make_jar("more.jar", (struct jar_class[]){{"hidden/A", 7, NULL}, {0}});
 *     must(AddToSystemClassLoaderSearch, path_here("more.jar"));
 */
#ifndef ASSAY_JAR_H
#define ASSAY_JAR_H

#include "assay.h"

/* A class of a directory or JAR file: it is public, and has "public static final int VALUE" and, if
 * `refers_to` is not null, "public static int get() { return REFERS_TO.VALUE; }". Names as in
 * "hidden/A". */
struct jar_class {
    const char *name;
    int value;
    const char *refers_to;
};

/* The contents of a file. What does not fit ends the process with `broken`. */
struct file_bytes {
    unsigned char at[4096];
    size_t length;
};

/* The class file of such a class, of version 49. */
struct file_bytes make_class(const char *name, int value, const char *refers_to);

/* Writes a file in the process's directory. */
void write_file(const char *path, const struct file_bytes *bytes);

/* The absolute path of a file in the process's directory; overwritten by the next call. */
const char *path_here(const char *name);

/* Makes a directory, if it is not there, with the directory of a package and one class. */
void make_directory(const char *directory, const char *package, const struct jar_class *klass);

/* Makes a JAR file of uncompressed classes; the last one has no name. */
void make_jar(const char *path, const struct jar_class *classes);

#endif
