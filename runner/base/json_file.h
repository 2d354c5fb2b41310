/* SPDX-License-Identifier: Apache-2.0 */

/* JSON in files. */
#ifndef ASSAY_BASE_JSON_FILE_H
#define ASSAY_BASE_JSON_FILE_H

#include <jansson.h>

/* The value in the file that a user has named, a new reference; NULL after a message, with the line
 * where it is no JSON. */
json_t *json_file_load(const char *path);

/* The value in a regular file below the directory (files.h), a new reference; NULL after a message. */
json_t *json_file_read(const char *directory, const char *name);

/* Writes a value into a file of the directory. Returns 0, or -1 after a message. */
int json_file_write(const char *directory, const char *name, const json_t *value);

#endif
