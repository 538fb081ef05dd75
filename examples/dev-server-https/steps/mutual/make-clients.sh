set -e
: > team-index.txt

# The certificate authority of the team.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 \
  -config team.cnf -keyout team-key.pem -out team.pem

# A certificate for each member. Ben has left.
for name in anna ben; do
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes \
    -config team.cnf -subj "/CN=$name" -keyout "$name-key.pem" -out "$name.csr"
  openssl ca -batch -notext -config team.cnf -in "$name.csr" -out "$name.pem"
done
openssl ca -config team.cnf -revoke ben.pem
openssl ca -config team.cnf -gencrl -out revoked.pem
